import { ROUTES } from './routes'

/** Pages that are cached and the same for everyone; nothing that needs a login is ever fetched on a hover. */
const targets = ROUTES.filter((route) => route.built && route.access === 'public' && route.cache).map((route) => ({
  pathname: route.path.replace(/\{(\w+)\}/g, ':$1'),
  search: '*',
}))

/** The text of every page's rules: a hovered public link is rendered ahead. The content security policy blesses exactly this text. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: targets },
          { not: { selector_matches: '[target="_blank"],[rel~="nofollow"],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
