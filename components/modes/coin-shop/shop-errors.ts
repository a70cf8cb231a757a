import { fieldError } from '@/lib/shared/people/field-rules'

/** Validation of the data for customer service. */
export const shopErrors = ({ gameAccounts, contact }: { gameAccounts: string; contact: string }) => ({
  gameAccounts: gameAccounts.trim() ? undefined : '请填写用于发货的游戏账号',
  contact: fieldError('contact', contact.trim()),
})
