-- Edits a snapshot in Neovim with `roomlint lsp`, and writes what it shows to a file as JSON.
-- Arguments in the environment: NODE, ROOMLINT, SNAPSHOT, SHOWN.
local shown = {}
local client = vim.lsp.start_client({
  name = 'roomlint',
  cmd = { vim.env.NODE, vim.env.ROOMLINT, 'lsp', '--stdio' },
  root_dir = vim.fn.fnamemodify(vim.env.SNAPSHOT, ':h'),
})
vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.SNAPSHOT))
local buffer = vim.api.nvim_get_current_buf()
vim.lsp.buf_attach_client(buffer, client)

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then error(what .. ' did not come') end
end
local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  return answers[client].result
end
local function put_cursor_on(text, after)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local at = line:find(text, 1, true)
    if at then
      vim.api.nvim_win_set_cursor(0, { number, at - 1 + after })
      return
    end
  end
  error(text .. ' is not in the buffer')
end

wait('diagnostics', function() return #vim.diagnostic.get(buffer) > 0 end)
shown.diagnostics = vim.tbl_map(
  function(each) return { code = each.code, line = each.lnum, column = each.col, message = each.message } end,
  vim.diagnostic.get(buffer)
)

put_cursor_on('TargetState\\":', 15)
shown.completions = vim.tbl_map(
  function(each) return each.label end,
  ask('textDocument/completion', vim.lsp.util.make_position_params())
)

local range = { start = { line = 0, character = 0 }, ['end'] = { line = vim.api.nvim_buf_line_count(buffer), character = 0 } }
local actions = ask('textDocument/codeAction', {
  textDocument = vim.lsp.util.make_text_document_params(),
  range = range,
  context = { diagnostics = {}, only = { 'source.fixAll.roomlint' } },
})
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
vim.cmd('write')
shown.fixed = true

put_cursor_on('\\"0_find_key\\"', 4)
local rename = vim.lsp.util.make_position_params()
rename.newName = '0_get_key'
vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', rename), 'utf-16')
vim.cmd('write! ' .. vim.fn.fnameescape(vim.env.SNAPSHOT .. '.renamed'))

vim.fn.writefile({ vim.json.encode(shown) }, vim.env.SHOWN)
vim.cmd('quitall!')
