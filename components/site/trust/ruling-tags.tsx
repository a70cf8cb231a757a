import { Tag, type TagKind } from '@/components/ui/kit/tag'
import { RULING_KINDS, RULING_STATES, type RulingKind, type RulingState } from '@/lib/shared/trade/trust'

const KINDS: Record<RulingKind, TagKind> = { trade: 'info', retrieval: 'bargain', blacklist: 'danger' }
const STATES: Record<RulingState, TagKind | undefined> = {
  final: undefined,
  appealed: 'bargain',
  upheld: undefined,
  overturned: 'safe',
}

export const KindTag = ({ kind }: { kind: RulingKind }) => <Tag kind={KINDS[kind]}>{RULING_KINDS[kind]}</Tag>

/** Renders nothing for a ruling that is simply in force. */
export const StateTag = ({ state }: { state: RulingState }) =>
  state === 'final' ? null : <Tag kind={STATES[state]}>{RULING_STATES[state]}</Tag>
