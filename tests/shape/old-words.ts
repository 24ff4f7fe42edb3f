/**
 * Words of a language of our own that exported names had before they got the field's words (record 0042): a twin
 * is a duplicate, to seal is to encrypt, patience is a time-out. Whoever reads them has to learn them first.
 */
export const oldWords = [
  /twin|reseal|seal(?!ife)/i,
  /(?<!forge)told|remark|mistake|objection|doubt|haste/i,
  /patien(t|ce)/i,
  /leftover|keepHouse|colleague|companion/i,
  /passOn|writeReady|readyResponse|memoryTimes|describePage|agencyRecord|machineFiles|watchContent/i,
  /sharedClock|newestFirst(?!Index)|knownSecrets|knownBrowser|signInAs|expectedWords|secretText/i,
  /onIntent|fetchedLater|firstIntent|^still(?!Wrong)|stillLinks/i,
  /keepClear|playNotice|waysOut|contactWays|leaveQuestion|(page|gallery)Failure$/i,
  /outside(Fault|SignIn)|faultOf|sentenceForOperator|databaseAway|^standing$|createStanding|^admit/i,
  /door(s|Routes)?$|^refused$|wrongUse|hasTwin|knownHoles/i,
  /^(longest|shortest|most)/i,
];

/** Exported names that have such a word and a reason. */
export const keptNames = new Set([
  // Their names are in the table of migrations of every site.
  'addWhatWasMeant',
  'knowTheSecrets',
  'knowTheProcesses',
  // The glossary's: a field that browsers get in both languages.
  'companion',
]);
