import { fieldName } from '@/lib/contract/field-names'
import { type Refusal, refuse } from '../runtime/refusal'

interface Issue {
  code: string
  message: string
  path: PropertyKey[]
}

/** Our short messages that do not contain the field name. */
const NAMELESS = /^(?:应为|数字过大|不能超过)/
const isChinese = (message: string): boolean => /[\u4e00-\u9fff]/.test(message)

/**
 * Returns the error for an input from its first problem, in Chinese and at its field; zod's own messages never reach a
 * user.
 */
export function refuseInput(issues: readonly Issue[], raw: Record<string, unknown>): Refusal {
  const [issue] = issues
  if (!issue) return refuse('INVALID_INPUT')
  const [field = ''] = issue.path
  return refuse('INVALID_INPUT', messageOf(issue, raw), { field: String(field) })
}

function messageOf({ message, path }: Issue, raw: Record<string, unknown>): string {
  const name = nameOf(path)
  if (!isChinese(message)) {
    const isAbsent = path.length === 1 ? raw[String(path[0])] === undefined : message.endsWith('received undefined')
    return `${name}${isAbsent ? '未填写' : '填写有误'}`
  }
  if (NAMELESS.test(message)) return `${name}${message}`
  return path.length > 1 ? `${name}：${message}` : message
}

/** 资质图标第3项链接地址, 站点名称: the innermost field with a name, after its position in the innermost list. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.findLastIndex((part) => fieldName(String(part)) !== undefined)
  const own = last < 0 ? '提交的内容' : fieldName(String(path[last]))
  const place = path.findLastIndex((part) => typeof part === 'number')
  if (place < 0) return String(own)
  const item = `第${Number(path[place]) + 1}项`
  if (place > last) return `${own}${item}`
  return `${fieldName(String(path[place - 1])) ?? ''}${item}${own}`
}
