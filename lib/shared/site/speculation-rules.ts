import { ROUTES } from './routes'

/** Pages that are cached and the same for everyone; nothing that needs a login is ever fetched on a hover. */
const targets = ROUTES.filter((route) => route.access === 'public' && route.cache).map((route) => ({
  pathname: route.path.replace(/\{(\w+)\}/g, ':$1'),
  search: '*',
}))

/** Where the front serves them; a header of every public page names this address. */
export const SPECULATION_PATH = '/speculation-rules.json'

/** A hovered public link is rendered ahead. Scripts that count a visit must wait for `document.prerendering` to end. */
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
