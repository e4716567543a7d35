/** The steps that a play consists of, for the help. */
export const STEPS = `  click 4                               the OnClickEvent triggers of item 4
  enter 8                               the OnEnterEvent triggers
  fire 4 OnCollideEvent                 any other trigger, by its $type
  set 0_find_key completed              something outside the snapshot changes a quest
  set codeEntry 1234, know codeEntry 0  variables of expressions, and "unset is 0" for all others
  wait 2.5                              seconds pass
  player ann                            from here on, ann plays
  reload, leave, join                   the player reloads the page, leaves, comes back
  expect 0_find_key not active          the state of a quest: not active, active or completed
  expect effect 5 ShowObjectEvent       the last step fired this effect on item 5
  expect nothing                        the last step changed no quest and fired no effect
  expect never 1_open_door active       no play at all leads there
  expect reachable 1_open_door active   some play leads there
  ---                                   a new run begins
`;
