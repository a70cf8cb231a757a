import { readLegal } from '@/lib/shared/site/legal'

export interface Clause {
  /** As a decision cites it, e.g. 《账号转让协议》第四条 卖家找回账号的后果. */
  name: string
  text: string
}

const DOCUMENT = '《账号转让协议》'
const NUMBERED = /^([一二三四五六七八九十百]+)、\s*(.+)$/

const nameOf = (heading: string): string => {
  const [, number, title] = NUMBERED.exec(heading) ?? []
  return number && title ? `${DOCUMENT}第${number}条 ${title}` : `${DOCUMENT}${heading}`
}

/**
 * The clauses of the text of a transfer agreement that a decision may cite: what is below each heading. Those with
 * places that are filled in for an order state facts of it and are no rules.
 */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  for (const { is, parts } of readLegal(text)) {
    const line = parts.join('')
    const last = clauses.at(-1)
    if (is === 'heading') clauses.push({ name: nameOf(line), text: '' })
    else if (last) last.text += line
  }
  return clauses.filter((clause) => clause.text !== '' && !clause.text.includes('{{'))
}

/** The clause about the consequences of taking an account back, by its heading; undefined: the text has none. */
export const takingBackOf = (clauses: readonly Clause[]): Clause | undefined =>
  clauses.find(({ name }) => name.includes('找回'))

const SHARE = /违约金为成交价的\s*(\d{1,3})\s*%/

/** The agreed compensation in percent of the price; null: the clause states none. */
export function compensationOf({ text }: Clause): number | null {
  const [, percent] = SHARE.exec(text) ?? []
  return percent ? Number(percent) : null
}

/** Whether a decision names a clause of a transfer agreement. */
export const citesAgreement = (rule: string): boolean => rule.startsWith(DOCUMENT)
