# Presses the tab key after each line, in a shell that has read the script.
eval "$(roomlint completion bash)"
COMP_WORDBREAKS=$' \t\n"\'><=;|&(:'
for line; do
  COMP_LINE="$line"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
  # As bash splits it: at ":" and "=" as well.
  spaced="${COMP_LINE//:/ : }"; spaced="${spaced//=/ = }"
  read -ra COMP_WORDS <<< "$spaced"
  [[ "$COMP_LINE" == *' ' ]] && COMP_WORDS+=('')
  COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
  _roomlint roomlint
  printf '%s\n' "${COMPREPLY[@]}" 'end of the offers'
done
