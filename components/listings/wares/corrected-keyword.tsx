import { Alert } from '@/components/ui/kit/alert'
import { type WaresQuery, waresHref } from './wares-query'

interface CorrectedKeywordProps {
  /** With the keyword as it was typed. */
  query: WaresQuery
  /** The keyword whose goods are listed instead. */
  corrected: string
  /** Names that resemble the typed keyword. */
  near: readonly { text: string }[]
}
/** Links to so many other names. */
const MOST_OTHERS = 2

/** Above a list whose keyword was corrected: what is shown, and links to other names it may stand for. */
export function CorrectedKeyword({ query, corrected, near }: CorrectedKeywordProps) {
  const others = [...new Set(near.map(({ text }) => text))].filter((text) => text !== corrected).slice(0, MOST_OTHERS)
  return (
    <Alert kind="info">
      没有找到“{query.keyWord}”，已显示“{corrected}”的结果。
      {others.length > 0 ? '也可以试试：' : null}
      {others.map((text, at) => (
        <span key={text}>
          {at > 0 ? '、' : null}
          <a className="link" href={waresHref(query, { keyWord: text, page: 1 })}>
            {text}
          </a>
        </span>
      ))}
    </Alert>
  )
}
