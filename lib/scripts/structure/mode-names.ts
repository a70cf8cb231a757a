const MODES = 'account|props|currency|code|topUp|rental|boosting|convoy|recovery|intermediary|fastGold|goldRecycling'
const COMPARED = new RegExp(`(?:mode|kind|Mode|kindOf\\w*\\([^)]*\\)) ?(?:===|!==) ?'(?:${MODES})'`)
/** The modes themselves, their engine, and the pages of one mode each. Seeds write orders of chosen modes. */
const OWN = /^lib\/server\/modules\/orders\/trading\/(?:modes|flow)\/|^components\/modes\/|^lib\/server\/db\/seed\//

/** Other rooms ask a mode for a fact (MODE_FACTS, Mode, GOODS_TYPES): a new mode then adds rows and changes no condition. */
export const modeNameViolations = (path: string, source: string): string[] =>
  COMPARED.test(source) && !OWN.test(path) ? [`27 a mode is asked for facts, not for its name: ${path}`] : []
