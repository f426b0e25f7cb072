// Generated from docs/openapi/activity.json by `npm run docs`; a test keeps it true.
export interface paths {
    "/Activity/v2/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wallet totals, the office clock and catalogue vocabularies
         * @description Source: activity-v2, Bookings, GET /Activity/v2/config. Standing: documented.
         */
        get: operations["activity.config"];
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
    schemas: never;
    responses: {
        /** @description Wallet totals, the office clock and catalogue vocabularies */
        "activity.config": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        now: {
                            date: string;
                            /** @constant */
                            timezone_type: 3;
                            /** @constant */
                            timezone: "Asia/Singapore";
                        };
                        version: number;
                        serverUrl: string;
                        photosUrl: string;
                        activitiesSorting: string[];
                        user: {
                            name: string;
                            email: string | null;
                            uuid: string;
                            defaultPagination: number;
                            defaultSortBy: string;
                            defaultCurrencyCode: string;
                            defaultLanguageCode: string;
                            walletBalance: number;
                            walletBlockedBalance: number;
                            walletAvailableBalance: number;
                            walletAlertValue: number;
                        };
                        languages: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        countries: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        currencies: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        types: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        categories: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        locations: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        optionInputTypes: {
                            [key: string]: string;
                        }[];
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `unauthorized`: missing or expired SessionId */
        "activity.unauthorized": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "unauthorized";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `forbidden`: role lacks permission, or the session belongs to the other environment (gap 218) */
        "activity.forbidden": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "forbidden";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `wrong_args`: malformed request or invalid parameters */
        "activity.wrong_args": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "wrong_args";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `rate_limited`: rate limit reached */
        "activity.rate_limited": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "rate_limited";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `server_error`: gateway or inventory-source error */
        "activity.server_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "server_error";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "activity.config": {
        parameters: {
            query: {
                SessionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.config"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
}
