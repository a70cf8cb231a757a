/** Decoders write U+FFFD where a wrong encoding lost a character. */
const LOST = '\uFFFD'

/** Error of a text with lost characters, with the number of the line if it has several; otherwise undefined. */
export function damageError(text: string): string | undefined {
  const at = text.indexOf(LOST)
  if (at < 0) return undefined
  const where = text.includes('\n') ? `第${text.slice(0, at).split('\n').length}行` : '内容中'
  return `${where}有乱码“${LOST}”，可能是文件编码不对，请核对原文后重新填写`
}
