import { normalText } from '../normalize/free-text'

/** Maximum codes per upload, and characters per code. */
export const [MOST_CODES, LONGEST_CODE] = [1000, 200]

/**
 * Returns one code per line, without lines that show nothing, and how many lines repeat an earlier one: invisible
 * characters from a copied page would sell the same code twice.
 */
export function splitCodes(lines: string): { codes: string[]; repeated: number } {
  const written = lines.split(/\r?\n/).map(normalText).filter(Boolean)
  const codes = [...new Set(written)]
  return { codes, repeated: written.length - codes.length }
}

/** Error of codes to be stored, or undefined. */
export function codesError(codes: readonly string[]): string | undefined {
  if (codes.length === 0) return '请填写卡密，每行一个'
  if (codes.length > MOST_CODES) return `一次最多上传${MOST_CODES}个卡密`
  const long = codes.findIndex((code) => code.length > LONGEST_CODE)
  return long >= 0 ? `第${long + 1}个卡密超过${LONGEST_CODE}个字` : undefined
}
