import { deleteOwn, readOwn, writeOwn } from '@/lib/client/own-storage'

/** The member's sealed id in WeChat, for the lifetime of the tab, so that WeChat is asked once. */
const KEY = 'wxPayer'

export function readWechatPayer(): string {
  const stored = readOwn('session', KEY)
  return typeof stored === 'string' ? stored : ''
}

export const storeWechatPayer = (wxPayer: string): void => writeOwn('session', KEY, wxPayer)

/** The next payment asks WeChat again. */
export const forgetWechatPayer = (): void => deleteOwn('session', KEY)
