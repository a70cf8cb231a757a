import { cutText } from '@/lib/shared/text/cut-text'

/** Common phrases for each role in an order. None of them asks for money or secrets. */
export const PHRASES: Readonly<Record<string, readonly string[]>> = {
  buyer: [
    '你好，什么时候可以发货？',
    '麻烦发一张账号当前的截图。',
    '我在线，可以开始换绑了。',
    '收到，正在核对，稍等。',
    '核对无误，我去确认收货。',
  ],
  seller: [
    '我在线，随时配合验号。',
    '资料已提交，请客服核对。',
    '已发货，请在订单里查看。',
    '登录后请先改密码、换绑手机。',
    '核对无误后请确认收货，谢谢。',
  ],
}

const KEY = 'chat-phrases'
export const MOST_OWN = 10
const LONGEST = 100

/** Phrases the user added in this browser. */
export function ownPhrases(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string').slice(0, MOST_OWN) : []
  } catch {
    return []
  }
}

function keep(list: readonly string[]): string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // then they only last for this page
  }
  return [...list]
}

/** Newest first. */
export const addPhrase = (list: readonly string[], text: string): string[] =>
  keep([cutText(text, LONGEST), ...list.filter((one) => one !== text)].slice(0, MOST_OWN))

export const dropPhrase = (list: readonly string[], text: string): string[] => keep(list.filter((one) => one !== text))
