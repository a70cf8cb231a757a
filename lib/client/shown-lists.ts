/** The lists of a site's configuration cached per tab. */
export type SiteList = 'footerImages' | 'topMenu' | 'hotGames'

/** The lists this page was rendered with, cached for the tab's next page. */
export const shownLists = new Map<SiteList, readonly unknown[]>()
