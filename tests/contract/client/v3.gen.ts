// Generated from docs/openapi/v3.json by `npm run docs`; a test keeps it true.
export interface paths {
    "/flights/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search flights; the answer has every offer
         * @description Source: v3, Flight orders. Standing: assumed.
         */
        post: operations["flight.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a flight offer
         * @description Source: v3, Flight orders. Standing: assumed.
         */
        get: operations["flight.offer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/offers/{id}/revalidation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a flight offer again, right before it is ordered
         * @description Source: v3, Flight orders. Standing: assumed.
         */
        post: operations["flight.offer-revalidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the flight orders of the office
         * @description Source: v3, Pagination. Standing: assumed.
         */
        get: operations["flight-order.list"];
        put?: never;
        /**
         * Order a revalidated flight offer: hold its seats and its total
         * @description Source: v3, Flight orders, POST /flights/orders. Standing: documented.
         */
        post: operations["flight-order.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a flight order
         * @description Source: v3, Flight orders, GET /flights/orders/{id}. Standing: documented.
         */
        get: operations["flight-order.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/orders/{id}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue the ticket of a held order
         * @description Source: v3, Flight orders, POST /flights/orders/{id}/ticket. Standing: documented.
         */
        post: operations["flight-order.ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a held order
         * @description Source: v3, Flight orders, POST /flights/orders/{id}/cancellation. Standing: documented.
         */
        post: operations["flight-order.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the penalty of refunding each ticket
         * @description Source: v3, Flight orders, GET /flights/orders/{id}/refund. Standing: documented.
         */
        get: operations["flight-order.refund-quote"];
        put?: never;
        /**
         * Refund tickets of a ticketed order
         * @description Source: v3, Flight orders, POST /flights/orders/{id}/refund. Standing: documented.
         */
        post: operations["flight-order.refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add notes to an order
         * @description Source: v3, Flight orders, POST /flights/orders/{id}/notes. Standing: documented.
         */
        post: operations["flight-order.notes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the office's bookings of every kind
         * @description Source: v3, Pagination. Standing: assumed.
         */
        get: operations["booking.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the hotels of a place with live facets, or the rates of one hotel
         * @description Source: v3, Hotel search. Standing: documented.
         */
        post: operations["hotel.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/rates/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a hotel rate right before it is booked
         * @description Source: v3, Resources, hotel_rate. Standing: assumed.
         */
        post: operations["hotel.rate-confirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token by client credentials or for a live session
         * @description Source: v3, Authentication. Standing: assumed.
         */
        post: operations["token.issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an access token
         * @description Source: v3, Authentication. Standing: assumed.
         */
        post: operations["token.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity products by page or by cursor
         * @description Source: v3, Activities, GET /activities/products. Standing: documented.
         */
        get: operations["activity.v3-products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An activity product with its variants
         * @description Source: v3, Activities, GET /activities/products/{id}. Standing: documented.
         */
        get: operations["activity.v3-product"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        hotel_summary: {
            /** @constant */
            object: "hotel_summary";
            hotel_id: string;
            name: string;
            lead_rate: {
                amount: string;
                currency: string;
            };
            lead_rate_before_discount: {
                amount: string;
                currency: string;
            } | null;
            discount_percent: number;
            deal_badges: {
                code: string;
                label: string;
            }[];
            meal_plan: string;
            refundable: boolean;
            free_cancellation: boolean;
            nights: number;
            occupancy: {
                adults: number;
                children: number;
            };
            rating: number;
            review_score: number;
            review_count: number;
            review_word: string;
            accommodation: string;
            address: {
                city: string;
                country: string;
                country_code: string;
            };
            location: {
                lat: number;
                lng: number;
            };
            images: string[];
        };
        hotel_rate: {
            /** @constant */
            object: "hotel_rate";
            id: string;
            total: {
                amount: string;
                currency: string;
            };
            total_before_discount: {
                amount: string;
                currency: string;
            } | null;
            discount_percent: number;
            deal_badges: {
                code: string;
                label: string;
            }[];
            refundable: boolean;
            refundable_until: string | null;
            available_rooms: number;
            units: number;
            board: string;
            board_basis: string;
            board_included: string[];
            rooms: {
                id: string;
                name: string;
                adults: number;
                children: number;
                beds: string[];
                max_occupancy: number;
                size_m2: number;
                description: string;
                images: string[];
            }[];
            payment: {
                title: string;
                description: string;
                deposit_required: boolean;
            };
            cancellation: {
                non_refundable: boolean;
                type: string;
                policy_text: string;
            };
        };
    };
    responses: {
        /** @description Search flights; the answer has every offer */
        "flight.search": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    object: "flight_search";
                    /** Format: starts_with */
                    id: string;
                    offer_count: number;
                    offers: {
                        total: {
                            amount: string;
                            currency: string;
                        };
                        base: {
                            amount: string;
                            currency: string;
                        };
                        tax: {
                            amount: string;
                            currency: string;
                        };
                        /** @constant */
                        object: "flight_offer";
                        /** Format: starts_with */
                        id: string;
                        validating_airline: string;
                        slices: {
                            origin: string;
                            destination: string;
                            duration_minutes: number;
                            segments: {
                                origin: string;
                                destination: string;
                                departing_at: string;
                                arriving_at: string;
                                marketing_carrier: string;
                                flight_number: string;
                                /** @enum {string} */
                                cabin_class: "economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first";
                                booking_class: string;
                                stops: number;
                            }[];
                        }[];
                        passengers: {
                            total: {
                                amount: string;
                                currency: string;
                            };
                            base: {
                                amount: string;
                                currency: string;
                            };
                            tax: {
                                amount: string;
                                currency: string;
                            };
                            /** @enum {string} */
                            type: "adult" | "child" | "infant";
                            quantity: number;
                        }[];
                        document_required: boolean;
                        price_change: boolean;
                    }[];
                };
            };
        };
        /** @description - `unauthorized`: no valid token */
        "v3.unauthorized": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "unauthorized";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `insufficient_scope`: scope missing */
        "v3.insufficient_scope": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "insufficient_scope";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `malformed_json`: unparsable body */
        "v3.malformed_json": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "malformed_json";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `validation_failed`: a field breaks a rule */
        "v3.validation_failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "validation_failed";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `rate_limited`: rate limit reached */
        "v3.rate_limited": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "rate_limited";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `internal_error`: internal error */
        "v3.internal_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "internal_error";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description Read a flight offer */
        "flight.offer": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    total: {
                        amount: string;
                        currency: string;
                    };
                    base: {
                        amount: string;
                        currency: string;
                    };
                    tax: {
                        amount: string;
                        currency: string;
                    };
                    /** @constant */
                    object: "flight_offer";
                    /** Format: starts_with */
                    id: string;
                    validating_airline: string;
                    slices: {
                        origin: string;
                        destination: string;
                        duration_minutes: number;
                        segments: {
                            origin: string;
                            destination: string;
                            departing_at: string;
                            arriving_at: string;
                            marketing_carrier: string;
                            flight_number: string;
                            /** @enum {string} */
                            cabin_class: "economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first";
                            booking_class: string;
                            stops: number;
                        }[];
                    }[];
                    passengers: {
                        total: {
                            amount: string;
                            currency: string;
                        };
                        base: {
                            amount: string;
                            currency: string;
                        };
                        tax: {
                            amount: string;
                            currency: string;
                        };
                        /** @enum {string} */
                        type: "adult" | "child" | "infant";
                        quantity: number;
                    }[];
                    document_required: boolean;
                    price_change: boolean;
                };
            };
        };
        /** @description - `not_found`: unknown path or id */
        "v3.not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "not_found";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `offer_expired`: the offer is older than its lifetime, or sold (gap 125) */
        "v3.offer_expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "offer_expired";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description Price a flight offer again, right before it is ordered */
        "flight.offer-revalidation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    total: {
                        amount: string;
                        currency: string;
                    };
                    base: {
                        amount: string;
                        currency: string;
                    };
                    tax: {
                        amount: string;
                        currency: string;
                    };
                    /** @constant */
                    object: "flight_offer";
                    /** Format: starts_with */
                    id: string;
                    validating_airline: string;
                    slices: {
                        origin: string;
                        destination: string;
                        duration_minutes: number;
                        segments: {
                            origin: string;
                            destination: string;
                            departing_at: string;
                            arriving_at: string;
                            marketing_carrier: string;
                            flight_number: string;
                            /** @enum {string} */
                            cabin_class: "economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first";
                            booking_class: string;
                            stops: number;
                        }[];
                    }[];
                    passengers: {
                        total: {
                            amount: string;
                            currency: string;
                        };
                        base: {
                            amount: string;
                            currency: string;
                        };
                        tax: {
                            amount: string;
                            currency: string;
                        };
                        /** @enum {string} */
                        type: "adult" | "child" | "infant";
                        quantity: number;
                    }[];
                    document_required: boolean;
                    price_change: boolean;
                    /** Format: date-time */
                    revalidated_until: string;
                };
            };
        };
        /** @description Order a revalidated flight offer: hold its seats and its total */
        "flight-order.create": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    total: {
                        amount: string;
                        currency: string;
                    };
                    base: {
                        amount: string;
                        currency: string;
                    };
                    tax: {
                        amount: string;
                        currency: string;
                    };
                    /** @constant */
                    object: "flight_order";
                    /** Format: starts_with */
                    id: string;
                    /** @enum {string} */
                    status: "held" | "ticketing" | "ticketed" | "cancelled" | "refunded";
                    ticketing_deadline: string | null;
                    validating_airline: string;
                    contact: {
                        email: string;
                        phone: string;
                    };
                    passengers: {
                        /** @enum {string} */
                        type: "adult" | "child" | "infant";
                        given_name: string;
                        family_name: string;
                        date_of_birth: string | null;
                        /** @enum {string} */
                        gender: "male" | "female";
                        nationality: string | null;
                        document: {
                            number: string | null;
                            expires_on: string | null;
                            country_code: string | null;
                            issued_on: string | null;
                        } | null;
                        ticket_number: string | null;
                        pnr: string | null;
                    }[];
                    segments: {
                        origin: string;
                        destination: string;
                        departing_at: string;
                        arriving_at: string;
                        marketing_carrier: string;
                        flight_number: string;
                        /** @enum {string} */
                        cabin_class: "economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first";
                        booking_class: string;
                        stops: number;
                        pnr: string | null;
                    }[];
                    notes: string[];
                    price_change: boolean;
                    client_reference: string | null;
                    unique_id?: string;
                };
            };
        };
        /** @description - `unauthorized`: no valid token */
        "v3.keyed.unauthorized": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "unauthorized";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `insufficient_scope`: scope missing */
        "v3.keyed.insufficient_scope": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "insufficient_scope";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `malformed_json`: unparsable body */
        "v3.keyed.malformed_json": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "malformed_json";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /**
         * @description - `validation_failed`: a field breaks a rule
         *     - `idempotency_key_reused`: the Idempotency-Key was used for a request with another body (gap 129)
         */
        "v3.keyed.validation_failed.idempotency_key_reused": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "validation_failed" | "idempotency_key_reused";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `insufficient_balance`: office wallet cannot cover the fare when creating an order */
        "v3.keyed.insufficient_balance": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "insufficient_balance";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /**
         * @description - `duplicate_booking`: an active order already exists for the offer
         *     - `offer_not_revalidated`: the offer was not revalidated before ordering
         *     - `offer_expired`: the offer is older than its lifetime, or sold (gap 125)
         *     - `idempotency_conflict`: the first request with the same Idempotency-Key is still running (gap 129)
         */
        "v3.keyed.duplicate_booking.offer_not_revalidated.offer_expired.idempotency_conflict": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "duplicate_booking" | "offer_not_revalidated" | "offer_expired" | "idempotency_conflict";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `rate_limited`: rate limit reached */
        "v3.keyed.rate_limited": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "rate_limited";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description - `internal_error`: internal error */
        "v3.keyed.internal_error": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "internal_error";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description Read a flight order */
        "flight-order.read": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    total: {
                        amount: string;
                        currency: string;
                    };
                    base: {
                        amount: string;
                        currency: string;
                    };
                    tax: {
                        amount: string;
                        currency: string;
                    };
                    /** @constant */
                    object: "flight_order";
                    /** Format: starts_with */
                    id: string;
                    /** @enum {string} */
                    status: "held" | "ticketing" | "ticketed" | "cancelled" | "refunded";
                    ticketing_deadline: string | null;
                    validating_airline: string;
                    contact: {
                        email: string;
                        phone: string;
                    };
                    passengers: {
                        /** @enum {string} */
                        type: "adult" | "child" | "infant";
                        given_name: string;
                        family_name: string;
                        date_of_birth: string | null;
                        /** @enum {string} */
                        gender: "male" | "female";
                        nationality: string | null;
                        document: {
                            number: string | null;
                            expires_on: string | null;
                            country_code: string | null;
                            issued_on: string | null;
                        } | null;
                        ticket_number: string | null;
                        pnr: string | null;
                    }[];
                    segments: {
                        origin: string;
                        destination: string;
                        departing_at: string;
                        arriving_at: string;
                        marketing_carrier: string;
                        flight_number: string;
                        /** @enum {string} */
                        cabin_class: "economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first";
                        booking_class: string;
                        stops: number;
                        pnr: string | null;
                    }[];
                    notes: string[];
                    price_change: boolean;
                    client_reference: string | null;
                    unique_id?: string;
                };
            };
        };
        /** @description List the flight orders of the office */
        "flight-order.list": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    object: "flight_order_list";
                    data: {
                        total: {
                            amount: string;
                            currency: string;
                        };
                        base: {
                            amount: string;
                            currency: string;
                        };
                        tax: {
                            amount: string;
                            currency: string;
                        };
                        /** @constant */
                        object: "flight_order";
                        /** Format: starts_with */
                        id: string;
                        /** @enum {string} */
                        status: "held" | "ticketing" | "ticketed" | "cancelled" | "refunded";
                        ticketing_deadline: string | null;
                        validating_airline: string;
                        contact: {
                            email: string;
                            phone: string;
                        };
                        passengers: {
                            /** @enum {string} */
                            type: "adult" | "child" | "infant";
                            given_name: string;
                            family_name: string;
                            date_of_birth: string | null;
                            /** @enum {string} */
                            gender: "male" | "female";
                            nationality: string | null;
                            document: {
                                number: string | null;
                                expires_on: string | null;
                                country_code: string | null;
                                issued_on: string | null;
                            } | null;
                            ticket_number: string | null;
                            pnr: string | null;
                        }[];
                        segments: {
                            origin: string;
                            destination: string;
                            departing_at: string;
                            arriving_at: string;
                            marketing_carrier: string;
                            flight_number: string;
                            /** @enum {string} */
                            cabin_class: "economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first";
                            booking_class: string;
                            stops: number;
                            pnr: string | null;
                        }[];
                        notes: string[];
                        price_change: boolean;
                        client_reference: string | null;
                        unique_id?: string;
                    }[];
                    has_more: boolean;
                    next_cursor: string | null;
                };
            };
        };
        /**
         * @description - `malformed_json`: unparsable body
         *     - `invalid_cursor`: unknown cursor (gap 149)
         */
        "v3.malformed_json.invalid_cursor": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "malformed_json" | "invalid_cursor";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description Issue the ticket of a held order */
        "flight-order.ticket": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    total: {
                        amount: string;
                        currency: string;
                    };
                    base: {
                        amount: string;
                        currency: string;
                    };
                    tax: {
                        amount: string;
                        currency: string;
                    };
                    /** @constant */
                    object: "flight_order";
                    /** Format: starts_with */
                    id: string;
                    /** @enum {string} */
                    status: "held" | "ticketing" | "ticketed" | "cancelled" | "refunded";
                    ticketing_deadline: string | null;
                    validating_airline: string;
                    contact: {
                        email: string;
                        phone: string;
                    };
                    passengers: {
                        /** @enum {string} */
                        type: "adult" | "child" | "infant";
                        given_name: string;
                        family_name: string;
                        date_of_birth: string | null;
                        /** @enum {string} */
                        gender: "male" | "female";
                        nationality: string | null;
                        document: {
                            number: string | null;
                            expires_on: string | null;
                            country_code: string | null;
                            issued_on: string | null;
                        } | null;
                        ticket_number: string | null;
                        pnr: string | null;
                    }[];
                    segments: {
                        origin: string;
                        destination: string;
                        departing_at: string;
                        arriving_at: string;
                        marketing_carrier: string;
                        flight_number: string;
                        /** @enum {string} */
                        cabin_class: "economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first";
                        booking_class: string;
                        stops: number;
                        pnr: string | null;
                    }[];
                    notes: string[];
                    price_change: boolean;
                    client_reference: string | null;
                    unique_id?: string;
                };
            };
        };
        /** @description - `not_found`: unknown path or id */
        "v3.keyed.not_found": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "not_found";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /**
         * @description - `idempotency_conflict`: the first request with the same Idempotency-Key is still running (gap 129)
         *     - `order_not_ticketable`: ticketing requested on an order that is not held (gap 130)
         */
        "v3.keyed.idempotency_conflict.order_not_ticketable": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "idempotency_conflict" | "order_not_ticketable";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description Cancel a held order */
        "flight-order.cancel": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    total: {
                        amount: string;
                        currency: string;
                    };
                    base: {
                        amount: string;
                        currency: string;
                    };
                    tax: {
                        amount: string;
                        currency: string;
                    };
                    /** @constant */
                    object: "flight_order";
                    /** Format: starts_with */
                    id: string;
                    /** @enum {string} */
                    status: "held" | "ticketing" | "ticketed" | "cancelled" | "refunded";
                    ticketing_deadline: string | null;
                    validating_airline: string;
                    contact: {
                        email: string;
                        phone: string;
                    };
                    passengers: {
                        /** @enum {string} */
                        type: "adult" | "child" | "infant";
                        given_name: string;
                        family_name: string;
                        date_of_birth: string | null;
                        /** @enum {string} */
                        gender: "male" | "female";
                        nationality: string | null;
                        document: {
                            number: string | null;
                            expires_on: string | null;
                            country_code: string | null;
                            issued_on: string | null;
                        } | null;
                        ticket_number: string | null;
                        pnr: string | null;
                    }[];
                    segments: {
                        origin: string;
                        destination: string;
                        departing_at: string;
                        arriving_at: string;
                        marketing_carrier: string;
                        flight_number: string;
                        /** @enum {string} */
                        cabin_class: "economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first";
                        booking_class: string;
                        stops: number;
                        pnr: string | null;
                    }[];
                    notes: string[];
                    price_change: boolean;
                    client_reference: string | null;
                    unique_id?: string;
                };
            };
        };
        /**
         * @description - `idempotency_conflict`: the first request with the same Idempotency-Key is still running (gap 129)
         *     - `order_ticketed`: cancellation requested on a ticketed order
         *     - `order_ticketing`: cancellation requested while the ticket is issued (gap 132)
         *     - `order_not_cancellable`: cancellation requested on an order that has ended (gap 132)
         */
        "v3.keyed.idempotency_conflict.order_ticketed.order_ticketing.order_not_cancellable": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "idempotency_conflict" | "order_ticketed" | "order_ticketing" | "order_not_cancellable";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description Show the penalty of refunding each ticket */
        "flight-order.refund-quote": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    object: "refund_quote";
                    order_id: string;
                    refund_type: number;
                    tickets: {
                        ticket_number: string;
                        status: number;
                        is_refunded: boolean;
                        non_refundable: boolean;
                        penalty: {
                            amount: string;
                            currency: string;
                        };
                        route: string;
                        pnr: string;
                    }[];
                };
            };
        };
        /** @description - `order_not_refundable`: the order is not ticketed, or its tickets cannot be refunded (gap 237) */
        "v3.order_not_refundable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "order_not_refundable";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description Refund tickets of a ticketed order */
        "flight-order.refund": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    object: "refund";
                    order_id: string;
                    /** @constant */
                    status: "requested";
                    refunded_tickets: string[];
                };
            };
        };
        /**
         * @description - `idempotency_conflict`: the first request with the same Idempotency-Key is still running (gap 129)
         *     - `order_not_refundable`: the order is not ticketed, or its tickets cannot be refunded (gap 237)
         */
        "v3.keyed.idempotency_conflict.order_not_refundable": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "idempotency_conflict" | "order_not_refundable";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description Add notes to an order */
        "flight-order.notes": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    total: {
                        amount: string;
                        currency: string;
                    };
                    base: {
                        amount: string;
                        currency: string;
                    };
                    tax: {
                        amount: string;
                        currency: string;
                    };
                    /** @constant */
                    object: "flight_order";
                    /** Format: starts_with */
                    id: string;
                    /** @enum {string} */
                    status: "held" | "ticketing" | "ticketed" | "cancelled" | "refunded";
                    ticketing_deadline: string | null;
                    validating_airline: string;
                    contact: {
                        email: string;
                        phone: string;
                    };
                    passengers: {
                        /** @enum {string} */
                        type: "adult" | "child" | "infant";
                        given_name: string;
                        family_name: string;
                        date_of_birth: string | null;
                        /** @enum {string} */
                        gender: "male" | "female";
                        nationality: string | null;
                        document: {
                            number: string | null;
                            expires_on: string | null;
                            country_code: string | null;
                            issued_on: string | null;
                        } | null;
                        ticket_number: string | null;
                        pnr: string | null;
                    }[];
                    segments: {
                        origin: string;
                        destination: string;
                        departing_at: string;
                        arriving_at: string;
                        marketing_carrier: string;
                        flight_number: string;
                        /** @enum {string} */
                        cabin_class: "economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first";
                        booking_class: string;
                        stops: number;
                        pnr: string | null;
                    }[];
                    notes: string[];
                    price_change: boolean;
                    client_reference: string | null;
                    unique_id?: string;
                };
            };
        };
        /** @description - `idempotency_conflict`: the first request with the same Idempotency-Key is still running (gap 129) */
        "v3.keyed.idempotency_conflict": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "idempotency_conflict";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description List the office's bookings of every kind */
        "booking.list": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    object: "booking_list";
                    data: {
                        /** @constant */
                        object: "booking";
                        id: string;
                        /** @enum {string} */
                        kind: "flight" | "hotel" | "activity";
                        status: string;
                        total: {
                            amount: string;
                            currency: string;
                        };
                        /** Format: date-time */
                        created_at: string;
                    }[];
                    has_more: boolean;
                    next_cursor: string | null;
                };
            };
        };
        /** @description Search the hotels of a place with live facets, or the rates of one hotel */
        "hotel.search": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    object: "hotel_search";
                    id: string;
                    check_in: string;
                    check_out: string;
                    nights: number;
                    offer_count: number;
                    /** @constant */
                    mode: "city";
                    offers: components["schemas"]["hotel_summary"][];
                    total: number;
                    sort: string | null;
                    filters_applied: {
                        [key: string]: string[];
                    };
                    sorts: {
                        id: string;
                        name: string;
                    }[];
                    facets: {
                        key: string;
                        title: string;
                        /** @enum {string} */
                        type: "range" | "enum" | "boolean";
                        options: {
                            value: string;
                            name: string;
                            count: number;
                        }[];
                    }[];
                    pagination: {
                        page: number;
                        page_size: number;
                        total_pages: number;
                        has_next: boolean;
                        has_prev: boolean;
                    };
                } | {
                    /** @constant */
                    object: "hotel_search";
                    id: string;
                    check_in: string;
                    check_out: string;
                    nights: number;
                    offer_count: number;
                    /** @constant */
                    mode: "hotel";
                    offers: components["schemas"]["hotel_rate"][];
                    hotel: {
                        id: string;
                        name: string;
                        rating: number;
                        address: {
                            line: string;
                            city: string;
                            country: string;
                            country_code: string;
                            postal_code: string;
                        };
                        location: {
                            lat: number;
                            lng: number;
                        };
                        images: string[];
                        description: string;
                        check_in_from: string;
                        check_out_until: string;
                        time_zone?: string;
                        facility_groups: {
                            name: string;
                            facilities: string[];
                        }[];
                    };
                };
            };
        };
        /** @description Confirm a hotel rate right before it is booked */
        "hotel.rate-confirmation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    object: "hotel_rate";
                    id: string;
                    total: {
                        amount: string;
                        currency: string;
                    };
                    total_before_discount: {
                        amount: string;
                        currency: string;
                    } | null;
                    discount_percent: number;
                    deal_badges: {
                        code: string;
                        label: string;
                    }[];
                    refundable: boolean;
                    refundable_until: string | null;
                    available_rooms: number;
                    units: number;
                    board: string;
                    board_basis: string;
                    board_included: string[];
                    rooms: {
                        id: string;
                        name: string;
                        adults: number;
                        children: number;
                        beds: string[];
                        max_occupancy: number;
                        size_m2: number;
                        description: string;
                        images: string[];
                    }[];
                    payment: {
                        title: string;
                        description: string;
                        deposit_required: boolean;
                    };
                    cancellation: {
                        non_refundable: boolean;
                        type: string;
                        policy_text: string;
                    };
                    /** Format: date-time */
                    confirmed_until: string;
                    price_change: boolean;
                };
            };
        };
        /** @description Get an access token by client credentials or for a live session */
        "token.issue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    access_token: string;
                    /** @constant */
                    token_type: "Bearer";
                    expires_in: number;
                    scope: string;
                    issued_token_type?: string;
                };
            };
        };
        /**
         * @description - `invalid_request`: a parameter is missing, repeated or broken, or the session of an exchange is not live
         *     - `unauthorized_client`: the account may not use this grant
         *     - `unsupported_grant_type`: unknown grant type
         *     - `invalid_scope`: a scope that does not exist or that the role lacks
         */
        "oauth.invalid_request.unauthorized_client.unsupported_grant_type.invalid_scope": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {string} */
                    error: "invalid_request" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope";
                    error_description: string;
                };
            };
        };
        /** @description - `invalid_client`: unknown office, user or secret, or of the other environment */
        "oauth.invalid_client": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {string} */
                    error: "invalid_client";
                    error_description: string;
                };
            };
        };
        /** @description - `temporarily_unavailable`: rate limit reached */
        "oauth.temporarily_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {string} */
                    error: "temporarily_unavailable";
                    error_description: string;
                };
            };
        };
        /** @description - `server_error`: internal error */
        "oauth.server_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {string} */
                    error: "server_error";
                    error_description: string;
                };
            };
        };
        /** @description Revoke an access token */
        "token.revoke": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Record<string, never>;
            };
        };
        /** @description - `invalid_request`: a parameter is missing, repeated or broken, or the session of an exchange is not live */
        "oauth.invalid_request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {string} */
                    error: "invalid_request";
                    error_description: string;
                };
            };
        };
        /** @description Activity products by page or by cursor */
        "activity.v3-products": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    object: "activity_product_list";
                    data: {
                        /** @constant */
                        object: "activity_product";
                        /** Format: starts_with */
                        id: string;
                        title: string;
                        type: string;
                        city: string;
                        from: {
                            amount: string;
                            currency: string;
                        };
                        image_url: string | null;
                        images: string[];
                    }[];
                    page: number | null;
                    per_page: number | null;
                    total: number;
                    has_more: boolean;
                    next_cursor: string | null;
                };
            };
        };
        /**
         * @description - `malformed_json`: unparsable body
         *     - `conflicting_parameters`: page and cursor parameters in one request (gap 148)
         *     - `invalid_cursor`: unknown cursor (gap 149)
         */
        "v3.malformed_json.conflicting_parameters.invalid_cursor": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "malformed_json" | "conflicting_parameters" | "invalid_cursor";
                        message: string;
                        http_status: number;
                        request_id: string;
                        details: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
        };
        /** @description An activity product with its variants */
        "activity.v3-product": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    object: "activity_product";
                    /** Format: starts_with */
                    id: string;
                    title: string;
                    type: string;
                    city: string;
                    from: {
                        amount: string;
                        currency: string;
                    };
                    image_url: string | null;
                    images: string[];
                    description: string;
                    country: string;
                    product_types: {
                        /** @constant */
                        object: "activity_product_type";
                        /** Format: starts_with */
                        id: string;
                        title: string;
                        from: {
                            amount: string;
                            currency: string;
                        };
                    }[];
                };
            };
        };
    };
    parameters: never;
    requestBodies: {
        "flight.search": {
            content: {
                "application/json": {
                    slices: {
                        origin: string;
                        destination: string;
                        /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                        departure_date: string;
                    }[];
                    passengers: {
                        /** @enum {string} */
                        type: "adult" | "child" | "infant";
                    }[];
                    /** @description default economy */
                    cabin_class?: ("economy" | "premium_economy" | "business" | "premium_business" | "first" | "premium_first") | null;
                };
            };
        };
        "flight-order.create": {
            content: {
                "application/json": {
                    offer_id: string;
                    passengers: {
                        /** @enum {string} */
                        type: "adult" | "child" | "infant";
                        given_name: string;
                        family_name: string;
                        /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                        date_of_birth: string;
                        /** @enum {string} */
                        gender: "male" | "female";
                        nationality?: string | null;
                        document?: {
                            number?: string | null;
                            expires_on?: string | null;
                            country_code?: string | null;
                            issued_on?: string | null;
                        } | null;
                    }[];
                    contact: {
                        email: string;
                        phone: string;
                    };
                    client_reference?: string | null;
                };
            };
        };
        "flight-order.refund": {
            content: {
                "application/json": {
                    refund_type?: (1 | 2 | 3) | null;
                    ticket_numbers?: string[] | null;
                    refund_payment_mode?: (0 | 1 | 2) | null;
                };
            };
        };
        "flight-order.notes": {
            content: {
                "application/json": {
                    notes: string[];
                };
            };
        };
        "hotel.search": {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    check_in: string;
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    check_out: string;
                    city_id?: (number | string) | null;
                    hotel_id?: (number | string) | null;
                    occupancies: {
                        adults: number;
                        children?: number[] | null;
                    }[];
                    sort?: string | null;
                    filters?: {
                        [key: string]: (string | boolean)[];
                    } | null;
                    page?: number | null;
                    /** @description default 25 */
                    page_size?: number | null;
                };
            };
        };
        "token.issue": {
            content: {
                "application/x-www-form-urlencoded": {
                    grant_type: string;
                    client_id?: string;
                    client_secret?: string;
                    subject_token?: string;
                    subject_token_type?: string;
                    requested_token_type?: string;
                    scope?: string;
                };
                "application/json": {
                    grant_type: string;
                    client_id?: string;
                    client_secret?: string;
                    subject_token?: string;
                    subject_token_type?: string;
                    requested_token_type?: string;
                    scope?: string;
                };
            };
        };
        "token.revoke": {
            content: {
                "application/x-www-form-urlencoded": {
                    token: string;
                    token_type_hint?: string;
                };
                "application/json": {
                    token: string;
                    token_type_hint?: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "flight.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["flight.search"];
        responses: {
            200: components["responses"]["flight.search"];
            400: components["responses"]["v3.malformed_json"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "flight.offer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["flight.offer"];
            400: components["responses"]["v3.malformed_json"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            404: components["responses"]["v3.not_found"];
            409: components["responses"]["v3.offer_expired"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "flight.offer-revalidation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["flight.offer-revalidation"];
            400: components["responses"]["v3.malformed_json"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            404: components["responses"]["v3.not_found"];
            409: components["responses"]["v3.offer_expired"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "flight-order.list": {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
                client_reference?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["flight-order.list"];
            400: components["responses"]["v3.malformed_json.invalid_cursor"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "flight-order.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request for 24 hours: sent again, it gets the first answer and does nothing */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["flight-order.create"];
        responses: {
            201: components["responses"]["flight-order.create"];
            400: components["responses"]["v3.keyed.malformed_json"];
            401: components["responses"]["v3.keyed.unauthorized"];
            402: components["responses"]["v3.keyed.insufficient_balance"];
            403: components["responses"]["v3.keyed.insufficient_scope"];
            409: components["responses"]["v3.keyed.duplicate_booking.offer_not_revalidated.offer_expired.idempotency_conflict"];
            422: components["responses"]["v3.keyed.validation_failed.idempotency_key_reused"];
            429: components["responses"]["v3.keyed.rate_limited"];
            500: components["responses"]["v3.keyed.internal_error"];
        };
    };
    "flight-order.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["flight-order.read"];
            400: components["responses"]["v3.malformed_json"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            404: components["responses"]["v3.not_found"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "flight-order.ticket": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request for 24 hours: sent again, it gets the first answer and does nothing */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["flight-order.ticket"];
            400: components["responses"]["v3.keyed.malformed_json"];
            401: components["responses"]["v3.keyed.unauthorized"];
            403: components["responses"]["v3.keyed.insufficient_scope"];
            404: components["responses"]["v3.keyed.not_found"];
            409: components["responses"]["v3.keyed.idempotency_conflict.order_not_ticketable"];
            422: components["responses"]["v3.keyed.validation_failed.idempotency_key_reused"];
            429: components["responses"]["v3.keyed.rate_limited"];
            500: components["responses"]["v3.keyed.internal_error"];
        };
    };
    "flight-order.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request for 24 hours: sent again, it gets the first answer and does nothing */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["flight-order.cancel"];
            400: components["responses"]["v3.keyed.malformed_json"];
            401: components["responses"]["v3.keyed.unauthorized"];
            403: components["responses"]["v3.keyed.insufficient_scope"];
            404: components["responses"]["v3.keyed.not_found"];
            409: components["responses"]["v3.keyed.idempotency_conflict.order_ticketed.order_ticketing.order_not_cancellable"];
            422: components["responses"]["v3.keyed.validation_failed.idempotency_key_reused"];
            429: components["responses"]["v3.keyed.rate_limited"];
            500: components["responses"]["v3.keyed.internal_error"];
        };
    };
    "flight-order.refund-quote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["flight-order.refund-quote"];
            400: components["responses"]["v3.malformed_json"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            404: components["responses"]["v3.not_found"];
            409: components["responses"]["v3.order_not_refundable"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "flight-order.refund": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request for 24 hours: sent again, it gets the first answer and does nothing */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["flight-order.refund"];
        responses: {
            200: components["responses"]["flight-order.refund"];
            400: components["responses"]["v3.keyed.malformed_json"];
            401: components["responses"]["v3.keyed.unauthorized"];
            403: components["responses"]["v3.keyed.insufficient_scope"];
            404: components["responses"]["v3.keyed.not_found"];
            409: components["responses"]["v3.keyed.idempotency_conflict.order_not_refundable"];
            422: components["responses"]["v3.keyed.validation_failed.idempotency_key_reused"];
            429: components["responses"]["v3.keyed.rate_limited"];
            500: components["responses"]["v3.keyed.internal_error"];
        };
    };
    "flight-order.notes": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request for 24 hours: sent again, it gets the first answer and does nothing */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["flight-order.notes"];
        responses: {
            200: components["responses"]["flight-order.notes"];
            400: components["responses"]["v3.keyed.malformed_json"];
            401: components["responses"]["v3.keyed.unauthorized"];
            403: components["responses"]["v3.keyed.insufficient_scope"];
            404: components["responses"]["v3.keyed.not_found"];
            409: components["responses"]["v3.keyed.idempotency_conflict"];
            422: components["responses"]["v3.keyed.validation_failed.idempotency_key_reused"];
            429: components["responses"]["v3.keyed.rate_limited"];
            500: components["responses"]["v3.keyed.internal_error"];
        };
    };
    "booking.list": {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
                client_reference?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["booking.list"];
            400: components["responses"]["v3.malformed_json.invalid_cursor"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "hotel.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.search"];
        responses: {
            200: components["responses"]["hotel.search"];
            400: components["responses"]["v3.malformed_json"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "hotel.rate-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["hotel.rate-confirmation"];
            400: components["responses"]["v3.malformed_json"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            404: components["responses"]["v3.not_found"];
            409: components["responses"]["v3.offer_expired"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "token.issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["token.issue"];
        responses: {
            200: components["responses"]["token.issue"];
            400: components["responses"]["oauth.invalid_request.unauthorized_client.unsupported_grant_type.invalid_scope"];
            401: components["responses"]["oauth.invalid_client"];
            429: components["responses"]["oauth.temporarily_unavailable"];
            500: components["responses"]["oauth.server_error"];
        };
    };
    "token.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["token.revoke"];
        responses: {
            200: components["responses"]["token.revoke"];
            400: components["responses"]["oauth.invalid_request"];
            429: components["responses"]["oauth.temporarily_unavailable"];
            500: components["responses"]["oauth.server_error"];
        };
    };
    "activity.v3-products": {
        parameters: {
            query?: {
                query?: string;
                city?: string;
                country?: string;
                category?: string;
                language?: string;
                min_price?: number;
                max_price?: number;
                sort?: "price" | "-price" | "date" | "-date" | "bestselling";
                page?: number;
                per_page?: number;
                limit?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.v3-products"];
            400: components["responses"]["v3.malformed_json.conflicting_parameters.invalid_cursor"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
    "activity.v3-product": {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.v3-product"];
            400: components["responses"]["v3.malformed_json"];
            401: components["responses"]["v3.unauthorized"];
            403: components["responses"]["v3.insufficient_scope"];
            404: components["responses"]["v3.not_found"];
            422: components["responses"]["v3.validation_failed"];
            429: components["responses"]["v3.rate_limited"];
            500: components["responses"]["v3.internal_error"];
        };
    };
}
