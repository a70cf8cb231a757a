import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { WORK_WORDS } from './work-offer'

/** Text of a rule for both kinds of work, ` 30 分钟`; one per kind if they differ, '' while unknown. */
export function useWorkWord(wordOf: (terms: TradeTerms) => string): string {
  const [boosting, convoy] = [useTradeTerms('boosting'), useTradeTerms('convoy')]
  if (!boosting || !convoy) return ''
  const [one, other] = [wordOf(boosting), wordOf(convoy)]
  return one === other ? ` ${one}` : `（${WORK_WORDS.boosting.name} ${one}、${WORK_WORDS.convoy.name} ${other}）`
}
