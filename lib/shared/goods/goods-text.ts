const LETTERS = /[\p{L}\p{N}]/gu
/** A letter repeated this often; digits are allowed, as they may be a large amount. */
const RUN = /(\p{L})\1{5}/u

/** True if the text has no content: one or two letters repeated. */
function isFiller(text: string): boolean {
  const letters = text.match(LETTERS) ?? []
  return RUN.test(text) || (letters.length >= 8 && new Set(letters).size < 3)
}

/** Error of a meaningless title, or undefined. */
export const titleError = (title: string): string | undefined =>
  (title.match(LETTERS) ?? []).length < 2 || isFiller(title) ? '标题请写清在卖什么，不要重复字符' : undefined

/** Error of a meaningless description, or undefined; it may be empty. */
export const descriptionError = (text: string): string | undefined =>
  text.trim() && isFiller(text) ? '描述请写清账号或商品的情况，不要重复字符' : undefined
