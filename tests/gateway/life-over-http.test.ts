import { openGateway } from '../setup/simulated-gateway.ts'
import { describeFlightLife } from './flight-life.ts'

describeFlightLife(openGateway, {
  legs: [
    ['LON', 'SIN', '2027-01-14'],
    ['SIN', 'LON', '2027-01-28'],
  ],
  mix: { adults: 2, children: 1 },
})
