/** Contact details stay out of the group until staff allow them: trades outside lose their protection. */
const MOBILE = /(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/g
const HANDLE = /((?:qq|微信|vx|wx|v信|扣扣|加v|加q)\s*(?:号|群)?\s*[:：]?\s*)([a-z0-9_-]{5,20})/gi

export const maskContacts = (text: string): string =>
  text
    .replace(MOBILE, '$1****$2')
    .replace(HANDLE, (_, lead: string, id: string) => `${lead}${'*'.repeat(Math.min(id.length, 8))}`)

/** What a list shows of a message. */
export const previewOf = (type: string, content: string): string => (type === 'image' ? '[图片]' : content.slice(0, 60))
