import { Alert } from '@/components/ui/kit/alert'
import type { RuleRow } from './rule-row'

/** Changes of a rule that wait for a second member, with the way to their decision. */
export function RuleProposals({ proposed, note }: Pick<RuleRow, 'proposed'> & { note?: string }) {
  if (proposed.length === 0) return null
  return (
    <Alert kind="warn">
      {proposed.map((one) => (
        <p key={one.approvalId}>{`待复核：${one.words}，${one.by} ${one.time.slice(5, 16)}`}</p>
      ))}
      {note ? <p>{note}</p> : null}
      <a className="link" href="/console/approvals">
        去双人复核
      </a>
    </Alert>
  )
}
