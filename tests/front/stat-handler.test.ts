import { expect, it, onTestFinished } from 'vitest'
import { openFront } from './world'

const FRAMES = { host: 'frames.localhost' }

it('the statistics host serves only frames, on every path', async () => {
  const paths: string[] = []
  const { ask, seen, calls, front } = await openFront({
    // As in the demo, where unknown hosts show a brand.
    hosts: { resolve: () => ({ distId: 1, origin: 'http://localhost' }), has: () => true },
    stat: {
      origin: 'http://frames.localhost',
      fetch: (request) => {
        paths.push(new URL(request.url).pathname)
        return new Response('frame')
      },
    },
  })
  onTestFinished(() => front.drain(100))
  for (const path of ['/', '/wares', '/api/user/userInfo', '/media/a.png'])
    expect(await ask(path, { headers: FRAMES })).toMatchObject({ status: 200, text: 'frame' })
  expect(paths).toEqual(['/', '/wares', '/api/user/userInfo', '/media/a.png'])
  expect(seen).toEqual([])
  expect(calls).toEqual([])
  const own = await ask('/')
  expect(own.text).not.toBe('frame')
  expect(own.headers['content-security-policy']).toContain("frame-src 'self' http://frames.localhost")
})
