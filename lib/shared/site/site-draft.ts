/** HttpOnly: a ticket to view the draft of this host's site. */
export const DRAFT_COOKIE = 'draft'
/** Address parameter that requests the draft; its value only distinguishes versions. */
export const DRAFT_QUERY = 'draft'
