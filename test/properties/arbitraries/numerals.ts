import fc from 'fast-check';

const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${max}}$`));
const zeros = (max: number) => fc.nat({ max }).map((count) => '0'.repeat(count));
/** Numbers as people and programs write them: with many digits, zeros, fractions and exponents. */
export const anyNumeral: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.tuple(fc.oneof(digits(4), digits(25)), zeros(25)),
    fc.option(fc.tuple(zeros(25), digits(25), zeros(4))),
    fc.option(fc.tuple(fc.constantFrom('e', 'E', 'e+'), fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 350 })))),
    fc.boolean(),
  )
  .map(([minus, [whole, tail], fraction, exponent, negative]) => {
    const integer = (whole + tail).replace(/^0+(?=\d)/, '');
    const power = exponent === null ? '' : `${negative ? 'e-' : exponent[0]}${exponent[1]}`;
    return `${minus}${integer}${fraction === null ? '' : `.${fraction.join('')}`}${power}`;
  });
