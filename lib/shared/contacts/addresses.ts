import { spansOf } from './contact-text'
import type { Span } from './span'

const MAILS = 'qq|163|126|139|189|gmail|foxmail|outlook|sina|hotmail|icloud|yahoo'
const AT = `(?:@|艾特|[[(]\\s*at\\s*[\\])]|#(?=\\s*(?:${MAILS})(?![a-z0-9])))`
const DOT = '(?:[.。,、·◦点]|[[(]\\s*(?:dot|点|\\.)\\s*[\\])])'
const EMAIL = new RegExp(
  `(?<![a-z0-9_.+-])[a-z0-9_.+-]+\\s*${AT}\\s*(?:[a-z0-9-]+(?:\\s*${DOT}\\s*[a-z0-9-]+)+|(?:${MAILS})(?![a-z0-9]))`,
  'g',
)

/** Top-level domains that are no words of other kinds. */
const ENDS =
  'com|cn|net|org|cc|me|top|xyz|vip|link|io|app|shop|site|club|info|tv|co|wang|ltd|ly|gg|im|ru|de|uk|hk|tw|jp|kr|biz|store|online|tech|fun|live|icu|cloud|dev|page|space|website|host|ink|group|email|asia|mobi|pw|ws|la|ai|so|sh|to|eu|us|pro|win|bet|game|games|team|world|today|plus|chat|social|red|art|work|run|mom|lol|sbs|cyou|cfd|monster|buzz|rest|fit|bond|life|中国|公司|网络|网址|在线|商城|网店'
/** Those that are also written with 点 or a bracketed dot, and with any separator. */
const COMMON = 'com|cn|net|org|cc|me|top|xyz|vip|shop|store|club|site|online'
const PLAIN = 'com|cn|net|org|cc|xyz|store'
/** Shops of platforms, which are written like an address. */
const NO_ADDRESS = '(?!(?:app|play|epic|steam)\\.(?:store|shop|games)(?![a-z0-9.-]))'
const PAGE = '(?![a-z0-9.-])(?:[:/?#][!-~]*)?'
const LABEL = '[a-z0-9-]{1,63}'
/**
 * Web addresses: with a scheme, with www, or with a well-known top-level domain. For the most common ones also with the
 * dot written otherwise: example点com, example[.]com, example,com.
 */
const ADDRESSES = [
  /(?:https?:\/\/|(?<![a-z0-9.-])www[.。])[!-~。]+/g,
  new RegExp(`(?<![a-z0-9@.-])${NO_ADDRESS}(?:${LABEL}\\.){1,8}(?:${ENDS})${PAGE}`, 'g'),
  new RegExp(
    `(?<![a-z0-9@.-])${NO_ADDRESS}(?=[a-z0-9-]{0,63}[a-z])${LABEL}(?: ?[.点] ?|。| dot |[[(](?:\\.|dot|点)[\\])])(?:${COMMON})${PAGE}`,
    'g',
  ),
  new RegExp(
    `(?<![a-z0-9@.-])(?=[a-z0-9-]{3,62}[a-z0-9])(?=[a-z0-9-]{0,63}[a-z])${LABEL}[,、·◦*](?:${PLAIN})${PAGE}`,
    'g',
  ),
]

/** Returns e-mail and web addresses in a read text. */
export const addressesIn = (text: string): Span[] => [EMAIL, ...ADDRESSES].flatMap((pattern) => spansOf(text, pattern))

/** Returns pages of an origin. */
export function pagesIn(origin: string, text: string): Span[] {
  const host = origin.replace(/^https?:\/\//, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return spansOf(text, new RegExp(`(?:https?://)?(?<![a-z0-9.-])${host}(?![a-z0-9.:@-])(?:[/?#][!-~]*)?`, 'g'))
}
