import { faultOf } from '@/lib/shared/people/field-rules'

/** What customer service knows of a merchant. */
export const shopFaults = ({ gameAccounts, contact }: { gameAccounts: string; contact: string }) => ({
  gameAccounts: gameAccounts.trim() ? undefined : '请填写用于发货的游戏账号',
  contact: faultOf('contact', contact.trim()),
})
