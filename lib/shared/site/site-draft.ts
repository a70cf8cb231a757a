/** HttpOnly: a ticket to the draft of this host's site. */
export const DRAFT_COOKIE = 'draft'
/** In the address of a page: the draft is wanted; its value only tells one version from another. */
export const DRAFT_QUERY = 'draft'
