/** What of a site's configuration a tab keeps. */
export type SiteList = 'footerImages' | 'topMenu' | 'hotGames'

/** What this page was made with, kept for the next one of the tab. */
export const shownLists = new Map<SiteList, readonly unknown[]>()
