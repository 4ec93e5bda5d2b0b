import json
import os
import urllib.request

request = urllib.request.Request(
    "https://bildwort.example/api/v1/images",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}",
        "Content-Type": "application/json",
        "Idempotency-Key": "dog-1",
    },
    data=json.dumps({
        "url": "https://www.example.com/dog.jpg",
        "languages": ["de", "en"],
        "context": "Dogs on a trip to the sea",
        "maxCost": 60,
    }).encode(),
)
# What is refused raises urllib.error.HTTPError; its body is JSON with a code.
with urllib.request.urlopen(request) as response:
    image = json.load(response)

print(image["texts"]["de"]["altText"])
print(image["texts"]["en"]["altText"])
print(f"charged: {image['chargedCents']} cents")
