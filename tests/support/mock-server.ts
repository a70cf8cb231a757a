import { setupServer } from 'msw/node'

/** Requests without a mocked answer, and those that violate the contract: the setup fails the test that made them. */
export const faults: string[] = []

/** The fake API of window tests. It answers what a test passed to `server.use(mockCall(…))`, until that test ends. */
export const server = setupServer()

/** Requests not answered yet. */
export const underway = new Set<string>()
server.events.on('request:start', ({ requestId }) => void underway.add(requestId))
for (const over of ['request:end', 'request:unhandled', 'unhandledException'] as const)
  server.events.on(over, ({ requestId }) => void underway.delete(requestId))

export const serve = (): void =>
  server.listen({
    onUnhandledRequest: ({ method, url }) => {
      faults.push(`no answer: ${method} ${new URL(url).pathname}`)
      throw new Error(`no answer: ${method} ${url}`)
    },
  })
