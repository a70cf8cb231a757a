import { claimShares, endClaim } from '../flow/claim-effects'
import type { Step } from '../flow/mode'
import { memoAbout, payOut } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import type { SaleParts } from './sale-parts'

/** The cover of a sale was claimed while its money was held: the held money pays the claim as far as it suffices. */
export const claimedEnd = ({ parties: { seller } }: SaleParts): Step => ({
  from: '3 HOLD',
  action: 'claimed',
  by: ['system'],
  to: '3 CLAIMED',
  says: '理赔已赔付，货款用于理赔',
  first: [endClaim],
  does: [
    sendOrderMessage('status', `理赔已赔付，货款不再放款给${seller}。`),
    payOut(claimShares, { kind: 'claimRecovery', memo: memoAbout('的货款用于理赔') }),
  ],
})
