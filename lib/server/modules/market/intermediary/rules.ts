import type { Vault } from '../../../runtime/vault'
import type { DealInvitation } from './types'

/** Keyed hash, so a copy of the table does not reveal mobiles. */
export const phoneHashOf = (vault: Pick<Vault, 'mac'>, phone: string): string => vault.mac('deal', `phone:${phone}`)
export const codeHashOf = (vault: Pick<Vault, 'mac'>, code: string): string => vault.mac('deal', `code:${code}`)
export const contextOf = ({ orderId }: Pick<DealInvitation, 'orderId'>): string => `deal:${orderId}`
export const linkOf = (code: string): string => `/intermediary/invitation?code=${code}`
