import http.client
import json
import os
import time
import urllib.error
import urllib.request
import uuid


# Five attempts, all with the same key: nothing happens twice.
def send(path, body):
    request = urllib.request.Request(
        "https://bildwort.example" + path,
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}",
            "Content-Type": "application/json",
            "Idempotency-Key": str(uuid.uuid4()),
        },
        data=json.dumps(body).encode(),
    )
    for attempt in range(1, 6):
        seconds = 2 ** (attempt - 1)
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as refused:
            if refused.code not in (429, 503):
                answer = json.load(refused)
                raise SystemExit(f"{answer['error']} ({answer['code']}, {answer['requestId']})")
            seconds = int(refused.headers.get("Retry-After", seconds))
        except (OSError, http.client.HTTPException):
            pass  # The connection broke.
        if attempt < 5:
            time.sleep(seconds)
    raise SystemExit("Bildwort did not answer in five attempts")


image = send("/api/v1/images", {
    "url": "https://bildwort.example/samples/cocker-spaniels.jpg",
    "languages": ["de"],
    "maxCost": 60,
})
print(image["texts"]["de"]["altText"])
