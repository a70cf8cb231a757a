import { normalText } from '@/lib/shared/normalize/free-text'
import { refuse } from '../../../runtime/refusal'

/** Maximum codes per upload, and characters per code. */
const [MOST, LONGEST] = [1000, 200]

/**
 * Returns one code per line, without lines that show nothing and without duplicates: invisible characters from a copied
 * page would sell the same code twice. Refuses INVALID_INPUT.
 */
export function readCodes(lines: string): string[] {
  const codes = [...new Set(lines.split(/\r?\n/).map(normalText))].filter(Boolean)
  const wrong = (text: string) => refuse('INVALID_INPUT', text, { field: 'codes' })
  if (codes.length === 0) throw wrong('请填写卡密，每行一个')
  if (codes.length > MOST) throw wrong(`一次最多上传${MOST}个卡密`)
  const long = codes.findIndex((code) => code.length > LONGEST)
  if (long >= 0) throw wrong(`第${long + 1}个卡密超过${LONGEST}个字`)
  return codes
}
