import type { PaymentProvider, Payments } from './port'

export const createPayments = (all: readonly PaymentProvider[]): Payments => ({
  all,
  ofChannel(channel, host) {
    for (const provider of all) {
      const methods = provider.methodsOf(channel, host)
      if (methods.length > 0) return { provider, methods }
    }
    return null
  },
  byName: (name) => all.find((provider) => provider.name === name),
})
