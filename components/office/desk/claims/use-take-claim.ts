'use client'

import { useTaking } from '@/components/office/talk/use-taking'
import { call } from '@/lib/client/api'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import type { DeskOrder } from '@/lib/contract/entities/desk'

/** Makes the caller the one who handles a claim, and the lead of its order. */
export function useTakeClaim(
  { claimSn, handler }: DeskClaim,
  { lead, isMine, mayLead }: Pick<DeskOrder, 'lead' | 'isMine' | 'mayLead'>,
  on: { onChanged: () => unknown; onTaken: () => void },
) {
  const colleague = handler?.name ?? (mayLead && !isMine && lead?.isWorking ? lead.name : undefined)
  const send = (reason = '接手审核') => call('POST /desk/takeClaim', { claimSn, reason })
  return useTaking({ colleague, send, ...on })
}
