import { type NextRequest, NextResponse } from 'next/server'

export const config = {
  runtime: 'nodejs',
  matcher: [{ source: '/((?!_next/static/).*)', missing: [{ type: 'header', key: 'x-front-render' }] }],
}

/** As the product's, not for what the front asks: adds a header for pages, sends who has no token away from members' pages. */
export function middleware(request: NextRequest): Response {
  if (request.nextUrl.pathname.startsWith('/center') && !request.cookies.has('token'))
    return NextResponse.redirect(new URL('/login?returnUrl=%2Fcenter', request.url))
  const headers = new Headers(request.headers)
  headers.set('x-seen', 'yes')
  return NextResponse.next({ request: { headers } })
}
