import { Tag, type TagKind } from '@/components/ui/kit/tag'
import type { WantAnswer } from '@/lib/contract/entities/want'

const KINDS: Record<WantAnswer['tone'], TagKind | undefined> = {
  act: 'bargain',
  wait: 'info',
  good: 'safe',
  muted: undefined,
}

export const StateTag = ({ tone, stateName }: Pick<WantAnswer, 'tone' | 'stateName'>) => (
  <Tag kind={KINDS[tone]}>{stateName}</Tag>
)
