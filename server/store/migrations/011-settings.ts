import 'server-only'
import { statements } from './statements.ts'

/** Facts about the whole store, such as which secret its data are sealed with. */
export const settings = statements(['create table desk.setting (name text primary key, value text not null)'])
