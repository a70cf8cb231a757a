const LETTERS = /[\p{L}\p{N}]/gu
/** One letter so many times in a row; digits may be a large amount. */
const RUN = /(\p{L})\1{5}/u

/** Nothing was written, only something typed: one or two letters over and over. */
function isFiller(text: string): boolean {
  const letters = text.match(LETTERS) ?? []
  return RUN.test(text) || (letters.length >= 8 && new Set(letters).size < 3)
}

/** Why a title sells nothing, or undefined. */
export const titleFault = (title: string): string | undefined =>
  (title.match(LETTERS) ?? []).length < 2 || isFiller(title) ? '标题请写清在卖什么，不要重复字符' : undefined

/** Why a description says nothing, or undefined; it may be left out. */
export const descriptionFault = (text: string): string | undefined =>
  text.trim() && isFiller(text) ? '描述请写清账号或商品的情况，不要重复字符' : undefined
