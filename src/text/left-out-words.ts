/** Words of remarks that replace content, such as `other items unchanged`. */
export const LEFT_OUT_WORDS =
  /…|\.\.|\b(?:un(?:changed|modified|touched)|rest|others?|remaining|remainder|same|identical|omitted|existing|etc|more|snip(?:ped)?|trimmed|truncated|abbreviated|shortened|elided|skipped|removed|deleted|previous(?:ly)?|before|above|as is|so on|left out|left as|no changes?|keep|kept|stays?|here|continues?|continued|todo|original|repeat(?:ed)?|similar(?:ly)?|\d+ items?)\b/i;
