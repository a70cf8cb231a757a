import { loginPath } from '@/lib/shared/login-path'
import { matchRoute } from '@/lib/shared/routes'
import { toast, toastLater } from './toast-store'
import { clearVisitor } from './visitor'

interface Refusal {
  code: number
  message: string
}

/**
 * What a refused or lost call says and does. A silent one says nothing, but a visitor who is not logged in is led to the
 * login from chat calls and from every page that is members' own: nothing there could be shown.
 */
export function onRefusal(error: Refusal, path: string, isSilent: boolean): void {
  if (error.code === -1) {
    if (!isSilent) toast({ kind: 'warn', title: '提示', text: error.message })
    return
  }
  if (isExpired(error)) {
    clearVisitor()
    toLogin('登录已过期，请重新登录')
    return
  }
  const isMembers = path.startsWith('/im/') || matchRoute(location.pathname)?.route.access === 'login'
  if (error.code === 1 && (isMembers || !isSilent)) {
    toLogin('请先登录，享受更完善的服务')
    return
  }
  if (isSilent) return
  if (error.message.includes('tcp')) toast({ kind: 'warn', text: '网站正在更新，请稍候....' })
  else toast({ kind: 'warn', text: error.message })
}

const isExpired = (error: Refusal) =>
  error.code === 2 || error.message.includes('登录已过期') || error.message.includes('token')

/** The prompt is shown on the login page; the visitor comes back after logging in. */
function toLogin(text: string): void {
  if (location.pathname === '/login') {
    toast({ kind: 'warn', text })
    return
  }
  toastLater({ kind: 'warn', text })
  location.assign(loginPath(location.pathname + location.search))
}
