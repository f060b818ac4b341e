/** What the notices are remembered under in the browser, until a change invalidates them. */
export const noticeTags = ['Notice', 'NoticeSettings'] as const;
