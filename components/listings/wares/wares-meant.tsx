import { Alert } from '@/components/ui/kit/alert'
import { type WaresQuery, waresHref } from './wares-query'

interface WaresMeantProps {
  asked: WaresQuery
  /** The keyword whose goods are listed. */
  meant: string
  near: readonly { text: string }[]
}
/** Links to so many others. */
const MOST_OTHERS = 2

/** Above the goods of a corrected keyword: what was corrected, and what else may have been meant. */
export function WaresMeant({ asked, meant, near }: WaresMeantProps) {
  const others = [...new Set(near.map(({ text }) => text))].filter((text) => text !== meant).slice(0, MOST_OTHERS)
  return (
    <Alert kind="info">
      没有找到“{asked.keyWord}”，已显示“{meant}”的结果。
      {others.length > 0 ? '也可以试试：' : null}
      {others.map((text, at) => (
        <span key={text}>
          {at > 0 ? '、' : null}
          <a className="link" href={waresHref(asked, { keyWord: text, page: 1 })}>
            {text}
          </a>
        </span>
      ))}
    </Alert>
  )
}
