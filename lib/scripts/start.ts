// Must come first: React reads it once when it is loaded, and both of its parts must read the same value.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
const { launch } = await import('@/lib/server/main/launch')
await launch('start')

export {}
