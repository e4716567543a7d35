# Runs a command on a terminal of its own, and types an answer whenever its prompt was shown.
import json, os, pty, sys
answers, command = json.loads(sys.argv[1]), sys.argv[2:]
child, terminal = pty.fork()
if child == 0:
    os.execvp(command[0], command)
shown = b''
while True:
    try:
        piece = os.read(terminal, 4096)
    except OSError:
        break
    if not piece:
        break
    shown += piece
    if answers and answers[0][0].encode() in shown:
        sys.stdout.buffer.write(shown)
        shown = b''
        os.write(terminal, answers.pop(0)[1].encode())
sys.stdout.buffer.write(shown)
sys.stdout.flush()
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
sys.exit(status if status >= 0 else 128 - status)
