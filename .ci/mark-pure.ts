import { type ESTree, parseSync } from 'rolldown/utils';

/** Text to insert at an offset. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Marks what a module computes when it is loaded as free of side effects, so that bundlers leave out what
 * nobody uses. That is true of all code that rolldown joins here: nothing that thinks has an effect
 * (docs/architecture.md).
 *
 * @throws for a statement at the top that does more than declare: bundlers would keep it
 */
export function markPure(code: string): string {
  const { program, errors } = parseSync('joined.js', code);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  const insertions = program.body.flatMap((statement) => insertionsIn(statement, code));
  const pieces: string[] = [];
  let end = 0;
  for (const { at, text } of insertions.sort((one, other) => one.at - other.at)) {
    pieces.push(code.slice(end, at), text);
    end = at;
  }
  return pieces.join('') + code.slice(end);
}

function insertionsIn(statement: ESTree.Statement, code: string): readonly Insertion[] {
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'FunctionDeclaration':
      return [];
    case 'ExportNamedDeclaration':
      if (statement.declaration === null) return [];
      break;
    case 'ClassDeclaration':
      return isPlain(statement) || statement.id === null
        ? []
        : [
            { at: statement.start, text: `const ${statement.id.name}=/* @__PURE__ */(()=>{return ` },
            { at: statement.end, text: '})();' },
          ];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id, init }) => {
        if (init === null || (isPlain(init) && id.type === 'Identifier')) return [];
        if (id.type !== 'Identifier')
          throw new Error(`write a const for each name of ${code.slice(id.start, id.end)}`);
        return [
          { at: init.start, text: '/* @__PURE__ */(()=>(' },
          { at: init.end, text: '))()' },
        ];
      });
  }
  throw new Error(
    `${statement.type} is not a declaration: ${code.slice(statement.start, statement.start + 80)}`,
  );
}

/** Whether every bundler sees that computing this has no effect. */
function isPlain(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'Literal':
    case 'Identifier':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return true;
    case 'UnaryExpression':
      return node.operator !== 'delete' && node.argument.type === 'Literal';
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'ArrayExpression':
      return node.elements.every((element) => element === null || isPlain(element));
    case 'ObjectExpression':
      return node.properties.every(
        (property) => property.type === 'Property' && !property.computed && isPlain(property.value),
      );
    case 'ClassExpression':
    case 'ClassDeclaration':
      return (
        (node.superClass === null || isPlain(node.superClass)) &&
        node.body.body.every((member) => {
          if (member.type === 'MethodDefinition') return !member.computed;
          if (member.type !== 'PropertyDefinition' || member.computed) return false;
          return !member.static || member.value === null || isPlain(member.value);
        })
      );
    default:
      return false;
  }
}
