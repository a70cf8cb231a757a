'use client'

import { call } from '@/lib/client/api'
import { type LoadState, useLoad } from '@/lib/client/hooks/use-load'
import type { Withdrawal, WithdrawalTerms } from '@/lib/contract/entities/payout'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type { Payee, Withdrawal, WithdrawalTerms } from '@/lib/contract/entities/payout'
export type View = NonNullable<InputOf<ApiContract['GET /pay/withdrawals']>['view']>
type WithdrawalPageData = OutputOf<ApiContract['GET /pay/withdrawals']>

/** The terms, and when they were received (epoch ms). */
type TermsAt = WithdrawalTerms & { loadedAt: number }

export const useTerms = (): LoadState<TermsAt> =>
  useLoad('terms', async () => {
    const terms = await call('GET /pay/withdrawalTerms', {}, { progress: true })
    return { ...terms, loadedAt: Date.now() }
  })

export const useWithdrawals = (view: View, page: number, pageSize: number): LoadState<WithdrawalPageData> =>
  useLoad(`${view} ${page}`, () =>
    call('GET /pay/withdrawals', { view, page: String(page), pageSize: String(pageSize) }, { progress: true }),
  )

/** Cancels a withdrawal that was not sent yet; rejects like `call`. */
export const cancelWithdrawal = ({ withdrawalSn }: Pick<Withdrawal, 'withdrawalSn'>): Promise<unknown> =>
  call('POST /pay/cancelWithdrawal', { withdrawalSn }, { idempotencyKey: `cancel-${withdrawalSn}` })
