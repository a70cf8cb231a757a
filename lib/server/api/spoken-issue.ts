interface Issue {
  message: string
  path: PropertyKey[]
}

/** The first thing that is wrong, as people read it: Zod's English and the names of parameters never reach them. */
export function spokenIssue([issue]: readonly Issue[]): string {
  if (!issue) return '提交的内容有误，请检查后重试'
  if (!/[\u4e00-\u9fff]/.test(issue.message)) return '提交的内容不完整或格式有误，请检查后重试'
  const places = issue.path.filter((part) => typeof part === 'number').map((place) => `第${place + 1}项`)
  return places.length > 0 ? `${places.join('')}：${issue.message}` : issue.message
}
