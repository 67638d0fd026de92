"""Live tables over HTTP and WebSockets."""
