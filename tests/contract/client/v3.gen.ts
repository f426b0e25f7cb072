// Generated from docs/openapi/v3.json by `npm run docs`; a test keeps it true.
export interface paths {
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
