'use client'

import { OwnBookings } from './own-bookings'
import { useBookings } from './use-bookings'

export const OrderBookings = () => <OwnBookings bookings={useBookings()} back="/campaign/booking/seasonOrder" />
