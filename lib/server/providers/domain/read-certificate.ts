import { connect } from 'node:tls'
import type { Certificate } from './port'

const TIMEOUT_MS = 5000

/** Reads the certificate that an address shows for a host; null if it accepts no encrypted connection. */
export const readCertificate = (address: string, host: string, port = 443): Promise<Certificate | null> =>
  new Promise((done) => {
    // the certificate is what is asked for, so an untrusted one does not end the connection
    const socket = connect({ host: address, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS })
    const finish = (found: Certificate | null) => {
      socket.destroy()
      done(found)
    }
    socket.once('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to)
      const isExpired = String(socket.authorizationError) === 'CERT_HAS_EXPIRED'
      const state = socket.authorized ? 'valid' : isExpired ? 'expired' : 'other'
      finish(Number.isNaN(until.getTime()) ? null : { state, until })
    })
    socket.once('error', () => finish(null))
    socket.once('timeout', () => finish(null))
  })
